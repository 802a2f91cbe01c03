import type {LocaleId} from '@site/config/locales';

/** Texts of the controls. As interface texts of the framework, every page would load them. */
export const texts = {
  zh: {
    turnOn: '打开离线阅读',
    turnOff: '关闭并全部删除',
    off: '离线阅读没有打开。',
    on: (pages: number, size: string) =>
      `离线阅读已打开：这台设备上有 ${pages} 个页面，共 ${size}。`,
    disabled: '本站已停用离线阅读，保存过的内容会自动删除。',
    unsupported: '这个浏览器不能离线阅读本站：它不支持，或者不允许本站保存内容。',
    failed: '没有完成：网站没有回应，或者这台设备上没有足够的空间。请稍后重试。',
    missing: (page: string) => `这台设备上没有保存这个页面：${page}`,
    tryAgain: '重新打开',
    products: '整个产品',
    keep: '保存',
    remove: '移除',
    keptSize: (size: string) => `已保存，${size}`,
    progress: (percent: number) => `正在保存，${percent}%`,
    pages: '打开过的页面',
    none: '还没有。',
  },
  en: {
    turnOn: 'Switch on offline reading',
    turnOff: 'Switch off and delete everything',
    off: 'Offline reading is off.',
    on: (pages: number, size: string) =>
      `Offline reading is on. Pages on this device: ${pages}, ${size} in all.`,
    disabled: 'This site has switched off offline reading. What was kept is deleted automatically.',
    unsupported:
      'You cannot read this site offline in this browser: it lacks the feature, or does not let the site store anything.',
    failed:
      'This did not finish: the site did not answer, or this device has too little space. Please try again later.',
    missing: (page: string) => `This page is not kept on this device: ${page}`,
    tryAgain: 'Open it again',
    products: 'Whole products',
    keep: 'Keep',
    remove: 'Remove',
    keptSize: (size: string) => `kept, ${size}`,
    progress: (percent: number) => `keeping, ${percent}%`,
    pages: 'Pages that you opened',
    none: 'None yet.',
  },
} satisfies Record<LocaleId, unknown>;
