const locale = (label: string, htmlLang: string, path: string) => ({
  label,
  direction: 'ltr',
  htmlLang,
  calendar: 'gregory',
  path,
  translate: true,
  url: 'https://docs.example.com',
  baseUrl: path === 'zh' ? '/' : `/${path}/`,
});

export default {
  defaultLocale: 'zh',
  locales: ['zh', 'en'],
  path: 'i18n',
  currentLocale: 'zh',
  localeConfigs: {zh: locale('中文', 'zh-CN', 'zh'), en: locale('English', 'en', 'en')},
};
