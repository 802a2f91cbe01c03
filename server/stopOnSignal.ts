import type {Server} from 'node:http';

/** How long pending answers may take after a signal, in milliseconds. */
const patience = 900;

/** Stops the server on SIGTERM or SIGINT: pending answers are finished, then connections close. */
export function stopOnSignal(server: Server): void {
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), patience).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
