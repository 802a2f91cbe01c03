/** The file that the plugin writes for the home page. See `index.ts`. */
declare module '@generated/readers/default/readers.json' {
  import type {ReaderView} from '@site/plugins/readers/viewReaders';

  const readers: readonly ReaderView[];
  export default readers;
}
