import {readdir, readFile} from 'node:fs/promises';

const pageBytes = 4096;

/** Fields of `/proc/<pid>/stat` after the name in brackets, which may hold spaces (proc(5)). */
const groupField = 2;
const residentField = 21;

async function residentBytes(pid: string, group: number): Promise<number> {
  // A process may end between the listing and the reading.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[groupField]) === group ? Number(fields[residentField]) * pageBytes : 0;
}

/**
 * Memory that the processes of a group hold now, in bytes: the sum of their resident sets, so pages
 * that two of them share count twice. 0 where the system has no `/proc`.
 */
export async function groupMemory(group: number): Promise<number> {
  const entries = await readdir('/proc').catch((): string[] => []);
  const pids = entries.filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(pids.map((pid) => residentBytes(pid, group)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
