import {Document, HeadingLevel, Packer, Paragraph, TextRun, type IRunOptions} from 'docx';
import type {Block, Run, Sentence} from '../data/SampleDocument.ts';
import {fixedZip} from '../../../plugins/fileFormats/fixedZip.ts';

const levels = {title: HeadingLevel.TITLE, heading: HeadingLevel.HEADING_1, text: undefined};

const runsOf = (sentence: Sentence, after: string): Run[] => {
  const runs = typeof sentence === 'string' ? [{text: sentence}] : sentence;
  return [...runs, ...(after === '' ? [] : [{text: after}])];
};

/**
 * Creates a Word document.
 * @param between the separator between two sentences of a paragraph: a space, or nothing in Chinese
 * @param language BCP 47 tag of the text
 */
export async function docxFile(
  blocks: readonly Block[],
  {title, language, between}: {title: string; language: string; between: string},
): Promise<Uint8Array> {
  const children = blocks.map(({style, sentences}) => {
    const heading = levels[style];
    return new Paragraph({
      ...(heading && {heading}),
      spacing: {after: 160},
      children: sentences
        .flatMap((sentence, index) => runsOf(sentence, index < sentences.length - 1 ? between : ''))
        .map(({text, strong = false}) => {
          const options: IRunOptions = {text, bold: strong};
          return new TextRun(options);
        }),
    });
  });
  const document = new Document({
    title,
    creator: 'Practice files',
    lastModifiedBy: 'Practice files',
    styles: {
      default: {
        document: {run: {language: {value: 'en-US', eastAsia: language}, size: 22}},
      },
    },
    sections: [{children}],
  });
  return fixedZip(await Packer.toBuffer(document));
}
