import type {Server} from 'node:http';

/** Counts what a server sends, headers included, whatever part of a browser asked for it. */
export function countSent(server: Server): () => number {
  let closed = 0;
  const open = new Set<{readonly bytesWritten: number}>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      closed += socket.bytesWritten;
    });
  });
  return () => [...open].reduce((total, {bytesWritten}) => total + bytesWritten, closed);
}
