/** The framework's class on the root element of the one page that no plugin has made. */
export const notFoundClass = 'plugin-native';
