export default {search: {default: {limit: 8, snippetLength: 50}}};
