/**
 * What readers type for what the pages call otherwise, as groups of equals: everyday words that are
 * no terms and so have no place in the termbase. Search offers them for each other, weighed below
 * the very words of the query.
 */
export const readersWords: readonly (readonly string[])[] = [
  ['常见问题', 'FAQ', 'FAQs'],

  ['术语库', 'termbase', 'glossary', '词汇表'],
  ['登录', '登陆', 'sign in', 'log in', 'login'],
  ['充值', '充钱', 'top up', 'recharge'],
  ['删除', '删掉', '移除', 'delete', 'remove'],
  ['快捷键', '热键', 'shortcut', 'hotkey'],
  ['离线', '断网', '没网', 'offline', 'no internet', 'without internet', 'no wifi'],
  ['手机', '移动端', 'phone', 'mobile'],
  ['截止时间', '截止日期', '交期', 'deadline', 'due date'],
  ['发票', '开票', 'invoice', 'receipt'],
  ['提现', '取钱', 'withdraw', 'cash out', 'payout'],
  ['退款', '退钱', 'refund', 'money back'],
  ['费用', '价格', '多少钱', 'cost', 'price', 'fee'],
  ['撤销', '还原', 'undo', 'revert'],
  ['合并', 'merge', 'join', 'combine'],
  ['字数', 'word count', 'number of words'],
  ['占位符', '变量', 'placeholder', 'variable'],
  ['成员', '同事', 'member', 'colleague', 'teammate'],
  ['译员', 'translator', 'linguist'],
  ['审校', '校对', 'review', 'proofreading'],
  ['截图', 'screenshot', 'screen capture'],
  ['文件夹', '目录', 'folder', 'directory'],
  ['错误', '报错', 'error', 'mistake'],
];
