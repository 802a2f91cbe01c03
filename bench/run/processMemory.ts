import {readdir, readFile} from 'node:fs/promises';

const pageBytes = 4096;

/** Fields of `/proc/<pid>/stat` after the name in brackets, which may contain spaces (proc(5)). */
const groupField = 2;
const residentField = 21;

async function residentBytes(pid: string, group: number): Promise<number> {
  // A process may end after the listing and before its file is read.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[groupField]) === group ? Number(fields[residentField]) * pageBytes : 0;
}

/**
 * Returns the current memory of a process group in bytes: the sum of resident set sizes, so pages
 * that two processes share count twice. Returns 0 if the system has no `/proc`.
 */
export async function groupMemory(group: number): Promise<number> {
  const entries = await readdir('/proc').catch((): string[] => []);
  const pids = entries.filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(pids.map((pid) => residentBytes(pid, group)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
