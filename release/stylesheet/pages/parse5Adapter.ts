import type {Options} from 'css-select';
import type {DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Adapter = NonNullable<Options<Node, Element>['adapter']>;

const isTag = (node: Node): node is Element => 'tagName' in node;
const getChildren = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const getParent = (node: Node): Node | null => ('parentNode' in node ? node.parentNode : null);

const getSiblings = (node: Node): Node[] => {
  const parent = getParent(node);
  return parent ? getChildren(parent) : [node];
};

/** Returns the elements among some nodes and below them, in document order. */
const elementsIn = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => [...(isTag(node) ? [node] : []), ...elementsIn(getChildren(node))]);

const getAttributeValue = ({attrs}: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name.toLowerCase() === name)?.value;

const getText = (node: Node): string =>
  'value' in node ? node.value : getChildren(node).map(getText).join('');

const isWithin = (node: Node, others: ReadonlySet<Node>): boolean => {
  const parent = getParent(node);
  return parent !== null && (others.has(parent) || isWithin(parent, others));
};

/** Lets css-select read the trees of parse5. Names are compared in lower case, as in HTML. */
export const parse5Adapter: Adapter = {
  isTag,
  getChildren,
  getParent,
  getSiblings,
  getAttributeValue,
  getText,
  getName: ({tagName}) => tagName.toLowerCase(),
  hasAttrib: (element, name) => getAttributeValue(element, name) !== undefined,
  findAll: (test, nodes) => elementsIn(nodes).filter(test),
  findOne: (test, nodes) => elementsIn(nodes).find(test) ?? null,
  existsOne: (test, nodes) => elementsIn(nodes).some(test),
  removeSubsets: (nodes) => {
    const all = new Set(nodes);
    return [...all].filter((node) => !isWithin(node, all));
  },
};
