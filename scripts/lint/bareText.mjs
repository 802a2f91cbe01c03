/** @import {ESTree, Rule} from '@oxlint/plugins' */

/**
 * `<Translate>` shows its text without an element.
 * @param {ESTree.Node} node
 * @returns {node is ESTree.JSXElement}
 */
const isTranslate = (node) =>
  node.type === 'JSXElement' &&
  node.openingElement.name.type === 'JSXIdentifier' &&
  node.openingElement.name.name === 'Translate';

/**
 * @param {ESTree.JSXElement} element
 * @param {string} name
 */
const attributeOf = ({openingElement}, name) =>
  openingElement.attributes.find(
    (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === name,
  );

/**
 * The texts of the interface do not change while a page is open.
 * @param {ESTree.Node} node
 */
const isConstant = (node) =>
  node.type === 'Literal' ||
  (isTranslate(node) && !attributeOf(node, 'values')) ||
  (node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'translate' &&
    node.arguments.length === 1);

/**
 * Returns the values that an expression can show: `b` of `a && b`, `b` and `c` of `a ? b : c`.
 * @param {ESTree.Expression} expression
 * @returns {ESTree.Expression[]}
 */
function resultsOf(expression) {
  switch (expression.type) {
    case 'ConditionalExpression':
      return [...resultsOf(expression.consequent), ...resultsOf(expression.alternate)];
    case 'LogicalExpression':
      return expression.operator === '&&'
        ? resultsOf(expression.right)
        : [...resultsOf(expression.left), ...resultsOf(expression.right)];
    case 'ParenthesizedExpression':
      return resultsOf(expression.expression);
    default:
      return [expression];
  }
}

/** @param {ESTree.Node} node */
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
  (node.type === 'Identifier' && node.name === 'undefined');

/**
 * Browsers do not translate or replace blank text.
 * @param {ESTree.Node} node
 */
const isBlank = (node) =>
  node.type === 'JSXEmptyExpression' ||
  isNothing(node) ||
  ((node.type === 'JSXText' || node.type === 'Literal') && !String(node.value).trim());

/**
 * Returns `c` for `c`, `b.c`, `c(…)` and `b.c(…)`.
 * @param {ESTree.Node} node
 * @returns {string | undefined}
 */
function nameOf(node) {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return nameOf(node.property);
    case 'CallExpression':
      return nameOf(node.callee);
    default:
      return undefined;
  }
}

/**
 * Refuses a text beside another child if the text can change, appear or disappear, and a text before
 * which an element can appear. A browser that translates the page wraps each text node in elements or
 * replaces it, and the application then changes a node that is no longer in the document. The only
 * child of an element is safe because `restoreReplacedTexts` puts it back. A text that is the `key` of
 * its element is safe because the element is replaced.
 *
 * The rule knows no types: a value counts as a text, except if its name, or the name of the function
 * that returns it, is among `elements`.
 * @type {Rule}
 */
export const bareText = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {elements: {type: 'array', items: {type: 'string'}}},
        required: ['elements'],
        additionalProperties: false,
      },
    ],
    messages: {
      changes:
        'This text can change beside another child. In a page that the browser has translated, readers then see the old text. Join texts in one template string, or put the text into an element: <span>{…}</span>. If the value is an element, add its name to the rule in .oxlintrc.json.',
      follows:
        'An element can come before this text, which a browser that translates the page has moved. Put the text into an element: <span>…</span>.',
    },
  },

  create(context) {
    const [options] = /** @type {[{readonly elements: readonly string[]}]} */ (
      /** @type {unknown} */ (context.options)
    );

    /** @param {ESTree.Expression} node */
    const isText = (node) =>
      node.type === 'JSXElement'
        ? isTranslate(node)
        : node.type !== 'JSXFragment' && !options.elements.includes(nameOf(node) ?? '');

    /**
     * A value that is named as an element may be absent; a list is never.
     * @param {ESTree.JSXChild | undefined} child
     */
    const canBeNothing = (child) => {
      if (
        child?.type !== 'JSXExpressionContainer' ||
        child.expression.type === 'JSXEmptyExpression'
      ) {
        return false;
      }
      const {expression} = child;
      return (
        (expression.type === 'LogicalExpression' && expression.operator === '&&') ||
        resultsOf(expression).some(
          (result) =>
            isNothing(result) ||
            (nameOf(result) !== 'map' && options.elements.includes(nameOf(result) ?? '')),
        )
      );
    };

    /** @param {ESTree.JSXElement | ESTree.JSXFragment} parent */
    const look = (parent) => {
      const key = parent.type === 'JSXElement' ? attributeOf(parent, 'key') : undefined;
      const keyText =
        key?.type === 'JSXAttribute' && key.value && context.sourceCode.getText(key.value);
      const shown = parent.children.filter(
        (child) => !isBlank(child.type === 'JSXExpressionContainer' ? child.expression : child),
      );
      if (shown.length < 2) {
        return;
      }
      shown.forEach((child, index) => {
        if (child.type === 'JSXText' || isTranslate(child)) {
          if (canBeNothing(shown[index - 1])) {
            context.report({node: child, messageId: 'follows'});
          }
          return;
        }
        if (
          child.type !== 'JSXExpressionContainer' ||
          child.expression.type === 'JSXEmptyExpression'
        ) {
          return;
        }
        const results = resultsOf(child.expression).filter((result) => !isBlank(result));
        const texts = results.filter(isText);
        const changes =
          texts.some((each) => !isConstant(each)) ||
          (texts.length > 0 && (results.length > 1 || canBeNothing(child)));
        if (changes && context.sourceCode.getText(child) !== keyText) {
          context.report({node: child, messageId: 'changes'});
        } else if (texts.length > 0 && !changes && canBeNothing(shown[index - 1])) {
          context.report({node: child, messageId: 'follows'});
        }
      });
    };
    return {JSXElement: look, JSXFragment: look};
  },
};
