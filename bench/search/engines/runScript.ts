import {compileFunction} from 'node:vm';

/**
 * Runs a script that was written for browsers, in CommonJS form, with replacements for the browser
 * globals that it reads.
 * @returns what it exports.
 */
export function runScript(script: string, globals: Readonly<Record<string, unknown>>): unknown {
  const module = {exports: {}};
  const all: Readonly<Record<string, unknown>> = {module, exports: module.exports, ...globals};
  const run = compileFunction(script, Object.keys(all)) as (...values: unknown[]) => void;
  run(...Object.values(all));
  return module.exports;
}
