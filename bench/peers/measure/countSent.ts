import type {Server} from 'node:http';

/** Counts all bytes that a server sends, headers included, for any part of a browser. */
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
