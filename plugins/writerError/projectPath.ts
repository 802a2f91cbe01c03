import path from 'node:path';

/** Returns a path relative to the project, with `/` as separator. */
export function projectPath(filePath: string): string {
  return path.relative(process.cwd(), filePath).replaceAll('\\', '/');
}
