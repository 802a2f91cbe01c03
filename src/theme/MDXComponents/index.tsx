import MDXComponents from '@theme-original/MDXComponents';
import {Addresses} from '@site/src/components/Addresses';
import {ApiField, ApiFields} from '@site/src/components/ApiReference/ApiFields';
import {ApiObject, ApiOperation} from '@site/src/components/ApiReference/ApiObject';
import {AskedPage} from '@site/src/components/AskedPage';
import {CodeFrame} from '@site/src/components/CodeFrame';
import {Kbd} from '@site/src/components/Kbd';
import {Plan} from '@site/src/components/Plan';
import {Steps} from '@site/src/components/Steps';
import {StructuredData} from '@site/src/components/StructuredData';
import {Table, HeaderCell} from '@site/src/components/Table';
import {Term} from '@site/src/components/Term';

/** Components that texts can use without an import. See CONTRIBUTING.md, “Vocabulary of a page”. */
export default {
  ...MDXComponents,
  Addresses,
  ApiField,
  ApiFields,
  ApiObject,
  ApiOperation,
  AskedPage,
  CodeFrame,
  Kbd,
  Plan,
  Steps,
  StructuredData,
  Term,
  table: Table,
  th: HeaderCell,
};
