import {AST_NODE_TYPES as Kind, ESLintUtils} from '@typescript-eslint/utils';
import ts from 'typescript';

/** @import {TSESTree} from '@typescript-eslint/utils' */

const text = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const nothing =
  ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.BooleanLike;

/**
 * `<Translate>` shows its text without an element.
 * @param {TSESTree.Node} node
 * @returns {node is TSESTree.JSXElement}
 */
const isTranslate = (node) =>
  node.type === Kind.JSXElement &&
  node.openingElement.name.type === Kind.JSXIdentifier &&
  node.openingElement.name.name === 'Translate';

/**
 * @param {TSESTree.JSXElement} element
 * @param {string} name
 */
const attributeOf = ({openingElement}, name) =>
  openingElement.attributes.find(
    (attribute) => attribute.type === Kind.JSXAttribute && attribute.name.name === name,
  );

/**
 * The texts of the interface do not change while a page is open.
 * @param {TSESTree.Node} node
 */
const isConstant = (node) =>
  node.type === Kind.Literal ||
  (isTranslate(node) && !attributeOf(node, 'values')) ||
  (node.type === Kind.CallExpression &&
    node.callee.type === Kind.Identifier &&
    node.callee.name === 'translate' &&
    node.arguments.length === 1);

/**
 * Returns the values that an expression can show: `b` of `a && b`, `b` and `c` of `a ? b : c`.
 * @param {TSESTree.Expression} expression
 * @returns {TSESTree.Expression[]}
 */
function resultsOf(expression) {
  switch (expression.type) {
    case Kind.ConditionalExpression:
      return [...resultsOf(expression.consequent), ...resultsOf(expression.alternate)];
    case Kind.LogicalExpression:
      return expression.operator === '&&'
        ? resultsOf(expression.right)
        : [...resultsOf(expression.left), ...resultsOf(expression.right)];
    default:
      return [expression];
  }
}

/**
 * Browsers do not translate or replace blank text.
 * @param {TSESTree.Node} node
 */
const isBlank = (node) =>
  node.type === Kind.JSXEmptyExpression ||
  ((node.type === Kind.JSXText || node.type === Kind.Literal) && !String(node.value).trim());

/**
 * Refuses a text beside another child if the text can change, appear or disappear, and a text before
 * which an element can appear. A browser that translates the page wraps each text node in elements or
 * replaces it, and React then changes a node that is no longer in the document. The only child of an
 * element is safe because React sets the whole text of the element. A text that is the `key` of its
 * element is safe because React replaces the element. A `ReactNode` prop is not checked.
 */
export const bareText = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    defaultOptions: [],
    messages: {
      changes:
        'This text can change beside another child. In a page that the browser has translated, readers then see the old text. Join texts in one template string, or put the text into an element: <span>{…}</span>.',
      follows:
        'An element can come before this text, which a browser that translates the page has moved. Put the text into an element: <span>…</span>.',
    },
  },

  create(context) {
    const services = ESLintUtils.getParserServices(context);

    /** @param {TSESTree.Node} node */
    const flagsOf = (node) => {
      const type = services.getTypeAtLocation(node);
      return (type.isUnion() ? type.types : [type]).map(({flags}) => flags);
    };

    /** @param {TSESTree.Node} node */
    const isText = (node) => {
      if (node.type === Kind.JSXElement) {
        return isTranslate(node);
      }
      const flags = flagsOf(node);
      return flags.some((flag) => flag & text) && flags.every((flag) => flag & (text | nothing));
    };

    /** @param {TSESTree.JSXChild | undefined} child */
    const canBeNothing = (child) =>
      child?.type === Kind.JSXExpressionContainer &&
      flagsOf(child.expression).some((flag) => flag & nothing);

    /** @param {TSESTree.JSXElement | TSESTree.JSXFragment} parent */
    const look = (parent) => {
      const key = parent.type === Kind.JSXElement ? attributeOf(parent, 'key') : undefined;
      const keyText =
        key?.type === Kind.JSXAttribute && key.value && context.sourceCode.getText(key.value);
      const shown = parent.children.filter(
        (child) => !isBlank(child.type === Kind.JSXExpressionContainer ? child.expression : child),
      );
      if (shown.length < 2) {
        return;
      }
      shown.forEach((child, index) => {
        if (child.type === Kind.JSXText || isTranslate(child)) {
          if (canBeNothing(shown[index - 1])) {
            context.report({node: child, messageId: 'follows'});
          }
          return;
        }
        if (
          child.type !== Kind.JSXExpressionContainer ||
          child.expression.type === Kind.JSXEmptyExpression
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
});
