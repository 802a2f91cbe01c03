import type {WorkerSetup} from '../protocol.ts';
import {answerCall, type WorkerCall} from './answerCall.ts';
import {createSearch} from './createSearch.ts';
import {fetchUnlessGiven} from './servedFiles.ts';

self.addEventListener(
  'message',
  ({data}: MessageEvent<WorkerSetup>) => {
    const operations = createSearch({fetchFile: fetchUnlessGiven(data.files)});
    self.addEventListener('message', (call: MessageEvent<WorkerCall>) => {
      void answerCall(operations, call.data).then((answer) => self.postMessage(answer));
    });
  },
  {once: true},
);

// This message proves that the content security policy allowed the script; without it the page
// searches without a worker.
self.postMessage('ready');
