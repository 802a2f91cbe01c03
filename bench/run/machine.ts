import {cpus, totalmem} from 'node:os';

/** Describes the machine in a few words, for the head of a table. */
export function machine(): string {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${processors.length} cores (${processors[0]?.model.trim() ?? 'unknown'}), ${gigabytes} GB, Node ${process.versions.node}`;
}
