/** The same list beside wide pages and in the menu of narrow ones. */
export {default} from '@theme/DocSidebar/Desktop';
