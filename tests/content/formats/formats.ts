import {parseAndroidXml} from './androidXml.ts';
import {parseArb} from './arb.ts';
import {parseCsv} from './csv.ts';
import {parseGettext} from './gettext.ts';
import {parseFlatJson, parseNestedJson} from './json.ts';
import type {SampleParser} from './ParsedSample.ts';
import {parseProperties} from './properties.ts';
import {parseResx} from './resx.ts';
import {parseStrings} from './strings.ts';
import {parseStringsdict} from './stringsdict.ts';
import {parseXcstrings} from './xcstrings.ts';
import {parseXliff} from './xliff.ts';
import {parseYaml} from './yaml.ts';

/** A row of the guide's table: the id of the format's heading, and the parser of its sample. */
export interface Format {
  readonly id: string;
  readonly parse: SampleParser;
}

/** The formats in the order of the guide's table. */
export const formats: readonly Format[] = [
  {id: 'json-flat', parse: parseFlatJson},
  {id: 'json-nested', parse: parseNestedJson},
  {id: 'yaml', parse: parseYaml},
  {id: 'properties', parse: parseProperties},
  {id: 'ios-strings', parse: parseStrings},
  {id: 'stringsdict', parse: parseStringsdict},
  {id: 'xcstrings', parse: parseXcstrings},
  {id: 'android-xml', parse: parseAndroidXml},
  {id: 'gettext', parse: parseGettext},
  {id: 'resx', parse: parseResx},
  {id: 'arb', parse: parseArb},
  {id: 'xliff', parse: parseXliff},
  {id: 'csv', parse: parseCsv},
];
