import type {ParsedSample} from '../ParsedSample.ts';

const comment = 'Title of the shopping cart page';
const braces = {one: '{{count}} item', other: '{{count}} items'};
const message = '{count, plural, one {# item} other {# items}}';

/** The content of the guide's samples, extracted by hand; placeholders are in the format's syntax. */
export const expectedSamples: Readonly<Record<string, ParsedSample>> = {
  'json-flat': {
    texts: {'cart.title': 'Cart', 'cart.items_one': braces.one, 'cart.items_other': braces.other},
    comments: [],
    plurals: {'cart.items': ['one', 'other']},
    nested: false,
  },
  'json-nested': {
    texts: {
      'cart.title': 'Cart',
      'cart.items_one': braces.one,
      'cart.items_other': braces.other,
      'cart.steps.0': 'Address',
      'cart.steps.1': 'Payment',
    },
    comments: [],
    plurals: {'cart.items': ['one', 'other']},
    nested: true,
  },
  yaml: {
    texts: {
      'en.cart.title': 'Cart',
      'en.cart.items.one': '%{count} item',
      'en.cart.items.other': '%{count} items',
    },
    comments: [comment],
    plurals: {'en.cart.items': ['one', 'other']},
    nested: true,
  },
  properties: {
    texts: {'cart.title': 'Cart', 'cart.greeting': 'Hello, {0}', 'cart.currency': '¥'},
    comments: [comment],
    plurals: {},
    nested: false,
  },
  'ios-strings': {
    texts: {'cart.title': 'Cart', 'cart.greeting': 'Hello, %@'},
    comments: [comment, 'Greeting with the name of the user'],
    plurals: {},
    nested: false,
  },
  stringsdict: {
    texts: {'cart.items.one': '%d item', 'cart.items.other': '%d items'},
    comments: [],
    plurals: {'cart.items': ['one', 'other']},
    nested: true,
    encoding: 'UTF-8',
  },
  xcstrings: {
    texts: {'cart.title': 'Cart', 'cart.items.one': '%lld item', 'cart.items.other': '%lld items'},
    comments: [comment],
    plurals: {'cart.items': ['one', 'other']},
    nested: true,
  },
  'android-xml': {
    texts: {
      cart_title: "Your friend's cart",
      app_id: 'haishi-shop',
      'cart_steps.0': 'Address',
      'cart_steps.1': 'Payment',
      'cart_items.one': '%d item',
      'cart_items.other': '%d items',
    },
    comments: [comment],
    plurals: {cart_items: ['one', 'other']},
    nested: true,
    encoding: 'utf-8',
  },
  gettext: {
    texts: {'cart|Cart': 'Cart', 'cart|%d item.0': '%d item', 'cart|%d item.1': '%d items'},
    comments: [comment],
    plurals: {'cart|%d item': ['0', '1']},
    nested: false,
    encoding: 'UTF-8',
  },
  resx: {
    texts: {CartTitle: 'Cart', CartGreeting: 'Hello, {0}'},
    comments: [comment],
    plurals: {},
    nested: false,
    encoding: 'utf-8',
  },
  arb: {
    texts: {
      cartTitle: 'Cart',
      cartItems: '{count, plural, one {{count} item} other {{count} items}}',
    },
    comments: [comment],
    plurals: {cartItems: ['one', 'other']},
    nested: false,
  },
  xliff: {
    texts: {'cart.title': 'Cart', 'cart.items': message},
    comments: [comment],
    plurals: {'cart.items': ['one', 'other']},
    nested: false,
    encoding: 'UTF-8',
  },
  csv: {
    texts: {'cart.title': 'Cart', 'cart.items_one': '%d item', 'cart.items_other': '%d items'},
    comments: [comment],
    plurals: {'cart.items': ['one', 'other']},
    nested: false,
  },
};
