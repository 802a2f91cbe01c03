import type {Localized} from './locales.ts';

export interface Product {
  /** Docs version name, path segment under `/docs` and key of everything derived from this list. */
  readonly id: string;
  /** Short name for menus, chips and headings. */
  readonly name: Localized;
  /** Second name, shown beside the first for readers who know the product by it. */
  readonly alias?: Localized;
  /** Kind of product, shown under the name at the top of the sidebar. */
  readonly tagline: Localized;
  /** Purpose in one sentence, shown first on the landing page. */
  readonly purpose: Localized;
  /** Goal in the words of the reader, shown as the source side of the home page row. */
  readonly need: Localized;
  /** What the product does for this goal, shown as the target side of the home page row. */
  readonly answer: Localized;
  /** Description in the product menu, one line. */
  readonly menu: Localized;
  /** Slug of the first article on the landing page. */
  readonly firstArticle: string;
  /** Accent of links and marks. CONTRIBUTING.md, “Look”, lists the contrast ratios. */
  readonly accent: {readonly dark: string; readonly light: string};
  /**
   * Whether `html[data-product]` names this product on its pages.
   * The specification lists six products for it and leaves `plugin` out.
   */
  readonly rootAttribute: boolean;
  /**
   * Whether its sign-in address is that of the account centre (`ACCOUNT_URL` in config/contact.ts).
   */
  readonly account?: boolean;
}

/**
 * The only list of products. Docs versions, product menu, root attribute, search scopes, feeds,
 * home page rows and tests derive from it. “Adding a product” in CONTRIBUTING.md lists what a new
 * one needs besides its entry.
 */
export const products = [
  {
    id: 'yicat',
    name: {zh: 'YiCAT', en: 'YiCAT'},
    tagline: {zh: '在线翻译管理平台', en: 'Online translation management'},
    purpose: {
      zh: '在浏览器里完成计算机辅助翻译与翻译项目管理。',
      en: 'Computer-assisted translation and project management in the browser.',
    },
    need: {
      zh: '翻译整份文档，积累记忆库与术语库',
      en: 'Translate whole documents and build up memories and termbases',
    },
    answer: {
      zh: '建项目、分任务、翻译、审校、导出',
      en: 'Create, assign, translate, review, export',
    },
    menu: {zh: '翻译整份文档，管理翻译项目', en: 'Translate documents, manage projects'},
    firstArticle: 'start/what-is-yicat',
    accent: {dark: '#88bffc', light: '#2d6198'},
    rootAttribute: true,
  },
  {
    id: 'yiloc',
    name: {zh: 'Yiloc', en: 'Yiloc'},
    tagline: {zh: '本地化平台', en: 'Localization platform'},
    purpose: {
      zh: '翻译并管理应用、网站和游戏的键值文件。',
      en: 'Translate and manage the key-value files of apps, sites and games.',
    },
    need: {
      zh: '翻译应用、网站和游戏的键值文件',
      en: 'Translate key-value files of apps, sites and games',
    },
    answer: {
      zh: '导入、翻译、审校字符串，按原格式取回',
      en: 'Import, translate, review, export in the same format',
    },
    menu: {zh: '翻译应用、网站和游戏的键值文件', en: 'Key-value files of apps, sites and games'},
    firstArticle: 'start/what-is-yiloc',
    accent: {dark: '#74d0aa', light: '#14704f'},
    rootAttribute: true,
  },
  {
    id: 'aligner',
    name: {zh: 'Aligner', en: 'Aligner'},
    tagline: {zh: '对齐工具', en: 'Text alignment'},
    purpose: {
      zh: '把已有的原文和译文变成一一对应的句对。',
      en: 'Turn an existing original and its translation into sentence pairs.',
    },
    need: {
      zh: '把已有的原文和译文配成句对',
      en: 'Turn an original and its translation into sentence pairs',
    },
    answer: {
      zh: '先对段落再对句子，导出 TMX 或表格',
      en: 'Paragraphs first, then sentences, then TMX',
    },
    menu: {zh: '把原文和译文配成句对', en: 'Original and translation into pairs'},
    firstArticle: 'intro',
    accent: {dark: '#d9b568', light: '#795a06'},
    rootAttribute: true,
  },
  {
    id: 'alignment',
    name: {zh: '对齐项目管理', en: 'Alignment projects'},
    tagline: {zh: '多人对齐的项目管理', en: 'Alignment done by several people'},
    purpose: {
      zh: '计划、分配并汇总由多人完成的对齐工作。',
      en: 'Plan, assign and collect alignment work done by several people.',
    },
    need: {zh: '多人分工对齐，汇总成一份结果', en: 'Share alignment work among several people'},
    answer: {zh: '把文件对分给对齐员，跟进进度', en: 'Assign file pairs, follow progress'},
    menu: {zh: '多人分工对齐，汇总结果', en: 'Share alignment work, collect results'},
    firstArticle: 'usage/intro',
    accent: {dark: '#f1a77d', light: '#8d4b21'},
    rootAttribute: true,
  },
  {
    id: 'qtrans',
    name: {zh: '快翻', en: 'QTrans'},
    alias: {zh: 'QTrans', en: '快翻'},
    tagline: {zh: '快速机器翻译', en: 'Quick machine translation'},
    purpose: {
      zh: '用机器翻译快速翻译一段文字或整份文档，按字符计费。',
      en: 'Machine-translate a text or a whole document quickly, charged by characters.',
    },
    need: {
      zh: '用机器翻译快速翻译文字或文档',
      en: 'Machine-translate a text or a document quickly',
    },
    answer: {zh: '多数格式保留版式，按字符计费', en: 'Keeps most layouts, charged by characters'},
    menu: {zh: '机器翻译文字或文档', en: 'Machine translation of text and files'},
    firstArticle: 'intro',
    accent: {dark: '#5aceda', light: '#0f6c77'},
    rootAttribute: true,
  },
  {
    id: 'plugin',
    name: {zh: '机器翻译插件', en: 'MT plugins'},
    tagline: {zh: 'memoQ 与 Trados Studio 插件', en: 'For memoQ and Trados Studio'},
    purpose: {
      zh: '在 memoQ 和 Trados Studio 里调用套件的机器翻译。',
      en: 'Use the suite’s machine translation inside memoQ and Trados Studio.',
    },
    need: {
      zh: '在 memoQ、Trados 里调用机器翻译',
      en: 'Use machine translation inside memoQ and Trados',
    },
    answer: {
      zh: '两个桌面插件，共用快翻的字符余额',
      en: 'Two desktop plugins that use your QTrans balance',
    },
    menu: {zh: 'memoQ 与 Trados 插件', en: 'Plugins for memoQ and Trados'},
    firstArticle: 'intro',
    accent: {dark: '#d4a6e9', light: '#754b87'},
    rootAttribute: false,
    account: true,
  },
  {
    id: 'faq',
    name: {zh: '账号常见问题', en: 'Account FAQs'},
    tagline: {zh: '登录、团队、发票与提现', en: 'Sign-in, teams, invoices, withdrawal'},
    purpose: {
      zh: '登录、团队、订单与发票、数据安全、提现和术语库的常见问题。',
      en: 'Questions about sign-in, teams, orders, invoices, data security, withdrawal and termbases.',
    },
    need: {
      zh: '登录、找客服、团队、发票与提现',
      en: 'Sign in, get help, teams, invoices, withdrawal',
    },
    answer: {zh: '先给答案，再说原因', en: 'The answer first, then the reason'},
    menu: {zh: '登录、客服、团队、发票与提现', en: 'Sign-in, support, teams, invoices'},
    firstArticle: 'sign-in',
    accent: {dark: '#abc77b', light: '#51691d'},
    rootAttribute: true,
    account: true,
  },
] as const satisfies readonly Product[];

export type ProductId = (typeof products)[number]['id'];

export const productIds: readonly ProductId[] = products.map((product) => product.id);

export function isProductId(value: unknown): value is ProductId {
  return productIds.some((id) => id === value);
}

/** Returns the path of a product's pages below the base URL of a language: `docs/yicat/`. */
export const pathOfProduct = (product: ProductId): string => `docs/${product}/`;

/** Looks up a product. The type of the id ensures that it exists. */
export function productById(id: ProductId): Product {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) {
    throw new Error(`Unknown product "${id}". Known products: ${productIds.join(', ')}.`);
  }
  return product;
}
