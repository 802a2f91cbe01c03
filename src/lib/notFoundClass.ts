/** Class that the framework gives the root element of the not-found page. */
export const notFoundClass = 'plugin-native';
