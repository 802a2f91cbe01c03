import path from 'node:path';

/** A path as a writer knows it: relative to the project, with `/` as separator. */
export function projectPath(filePath: string): string {
  return path.relative(process.cwd(), filePath).replaceAll('\\', '/');
}
