import {compileFunction} from 'node:vm';

/**
 * Runs a browser script in CommonJS form, with replacements for the browser globals that it reads.
 * @returns its exports.
 */
export function runScript(script: string, globals: Readonly<Record<string, unknown>>): unknown {
  const module = {exports: {}};
  const all: Readonly<Record<string, unknown>> = {module, exports: module.exports, ...globals};
  const run = compileFunction(script, Object.keys(all)) as (...values: unknown[]) => void;
  run(...Object.values(all));
  return module.exports;
}
