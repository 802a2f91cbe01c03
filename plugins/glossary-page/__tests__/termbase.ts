import {readTermbase, type Term} from '../../glossary/readTermbase.ts';

const read =
  readTermbase(`id,domain,part_of_speech,status,zh,en,definition_zh,definition_en,zh_admitted,en_admitted,zh_forbidden,en_forbidden
T001,assets,n,preferred,记忆库,translation memory,保存句对的数据库。,"A database of <pairs> & more.",翻译记忆库;TM,memory;TM,翻译内存,memory bank
T002,project,n,common,项目,project,一组文件。,A set of documents.,,,,
T003,aligner,n,preferred,对齐项目,alignment project,多个文件对。,Many file pairs.,,,,
T004,quality,n,common,批注,comment,附在句段上。,On a segment.,,,,
T005,yiloc,n,common,评论,comment,附在键上。,On a key.,,,,
T006,basic,n,preferred,100% 匹配,100% match,原文完全相同。,Identical text.,,,,
T007,project,v,common,退回,return,把文件交还给译员。,To give a document back.,,,,
`);

const formulas = {
  definition: {zh: '=1+1', en: '@SUM(A1)'},
  names: {zh: ['退回', '-减'], en: ['return', '+plus']},
};

/**
 * A small termbase that covers everything a row may have, with formulas in T007. `readTermbase`
 * refuses formulas, but the files must be safe without it.
 */
export const terms: readonly Term[] = [...read.values()].map((term) =>
  term.id === 'T007' ? {...term, ...formulas} : term,
);
