/** Parses `--name value` pairs and positional words. `--name` without a value becomes `true` (text). */
export function readOptions(args: readonly string[]): {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string>;
} {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    const next = args[at + 1];
    if (next === undefined || next.startsWith('--')) {
      options.set(arg.slice(2), 'true');
    } else {
      options.set(arg.slice(2), next);
      at += 1;
    }
  }
  return {words, options};
}
