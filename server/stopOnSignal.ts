import type {Server} from 'node:http';

/** How long answers that are under way may take after a signal, in milliseconds. */
const patience = 900;

/** Ends the server at SIGTERM or SIGINT: answers under way are finished, then connections close. */
export function stopOnSignal(server: Server): void {
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), patience).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
