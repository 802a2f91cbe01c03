interface BrokenSample {
  readonly fault: string;
  readonly text: string;
}

const rule = (body: string) => `<plist version="1.0"><dict><key>items</key><dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
  <key>n</key><dict>${body}</dict></dict></dict></plist>`;

const poHead = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
`;

const xliff = (unit: string) => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a" source-language="en" target-language="zh-Hans" datatype="plaintext"><body>
<trans-unit id="a">${unit}</trans-unit></body></file></xliff>`;

/** Files with one fault each that the parser of their format must refuse. */
export const brokenSamples: Readonly<Record<string, readonly BrokenSample[]>> = {
  'json-flat': [
    {fault: 'a comma too many', text: '{"cart.title": "Cart",}'},
    {fault: 'nested keys', text: '{"cart": {"title": "Cart"}}'},
  ],
  'json-nested': [{fault: 'a brace missing', text: '{"cart": {"title": "Cart"}'}],
  yaml: [
    {fault: 'a key twice', text: 'en:\n  title: Cart\n  title: Basket'},
    {fault: 'a wrong indentation', text: 'en:\n  cart:\n    title: Cart\n   items: 2'},
  ],
  properties: [
    {fault: 'an unfinished character', text: 'cart.currency=\\u00z5'},
    {fault: 'a key without text', text: 'cart.title'},
  ],
  'ios-strings': [
    {fault: 'no semicolon', text: '"cart.title" = "Cart"'},
    {fault: 'an open quotation', text: '"cart.title" = "Cart;'},
  ],
  stringsdict: [
    {
      fault: 'no form “other”',
      text: rule(`<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d item</string>`),
    },
    {fault: 'a key without value', text: rule('<key>one</key>')},
  ],
  xcstrings: [
    {
      fault: 'a category that is none',
      text: `{"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"en":
        {"variations": {"plural": {"single": {"stringUnit": {"state": "new", "value": "a"}}}}}}}}}`,
    },
  ],
  'android-xml': [
    {fault: 'an open element', text: '<resources><string name="a">Cart</resources>'},
    {
      fault: 'an apostrophe without backslash',
      text: `<resources><string name="a">Your friend's cart</string></resources>`,
    },
    {
      fault: 'a quantity that is none',
      text: '<resources><plurals name="a"><item quantity="single">a</item></plurals></resources>',
    },
  ],
  gettext: [
    {
      fault: 'fewer forms than the header says',
      text: `${poHead}\nmsgid "%d item"\nmsgid_plural "%d items"\nmsgstr[0] "%d item"\n`,
    },
    {fault: 'an open quotation', text: `${poHead}\nmsgid "Cart\nmsgstr "Cart"\n`},
  ],
  resx: [
    {fault: 'an open element', text: '<root><data name="a"><value>Cart</data></root>'},
    {fault: 'no name', text: '<root><data><value>Cart</value></data></root>'},
  ],
  arb: [
    {fault: 'no branch “other”', text: '{"items": "{count, plural, one {# item}}"}'},
    {fault: 'a description of nothing', text: '{"@title": {"description": "Title"}}'},
  ],
  xliff: [
    {fault: 'no source', text: xliff('<target>购物车</target>')},
    {
      fault: 'a target that is no message',
      text: xliff('<source>a</source><target>{count, plural, one {a}}</target>'),
    },
    {fault: 'an open element', text: xliff('<source>Cart</source><target>购物车')},
  ],
  csv: [
    {
      fault: 'a cell too many',
      text: 'key,description,en,zh-Hans\ncart.title,Title, of the cart,Cart,购物车',
    },
    {fault: 'no key', text: 'key,description,en,zh-Hans\n,,Cart,购物车'},
  ],
};
