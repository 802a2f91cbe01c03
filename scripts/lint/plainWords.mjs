/** @import {ESTree, Rule} from '@oxlint/plugins' */

/**
 * Words that make a comment, a test title, a message or a document hard to read. `checks/data/plainWords.ts`
 * refuses more of them in articles and says what to write instead.
 */
const oldWords = [
  'anew',
  'and the like',
  'deed',
  'deeds',
  'of its own',
  'of their own',
  'somebody',
  'stands',
  'whoever',
];

/** Matches the first such word. A line may break inside it, also in a comment. */
export const oldWord = new RegExp(
  `\\b(?:${oldWords.join('|').replaceAll(' ', '[\\s*/]+')})\\b`,
  'i',
);

/**
 * Refuses old-fashioned words in comments and texts of code.
 * @type {Rule}
 */
export const plainWords = {
  meta: {
    type: 'suggestion',
    messages: {
      old: 'Write plain technical English instead of “{{word}}”: scripts/lint/plainWords.mjs lists words to avoid.',
    },
  },

  create(context) {
    /**
     * @param {ESTree.Span} place
     * @param {string} text
     */
    const look = (place, text) => {
      const word = oldWord.exec(text)?.[0];
      if (word !== undefined) {
        context.report({node: place, messageId: 'old', data: {word}});
      }
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          look(comment, comment.value);
        }
      },
      Literal(node) {
        if (typeof node.value === 'string') {
          look(node, node.value);
        }
      },
      TemplateElement(node) {
        look(node, node.value.raw);
      },
      JSXText(node) {
        look(node, node.value);
      },
    };
  },
};
