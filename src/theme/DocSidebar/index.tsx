/** Uses the desktop sidebar on all pages, because the mobile menu contains the same list. */
export {default} from '@theme/DocSidebar/Desktop';
