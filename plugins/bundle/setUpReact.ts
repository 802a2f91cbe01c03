/*
 * An entry of its own, so that React is set up in a task before that of the application: together
 * they would keep a slow phone from answering for longer.
 */
import 'react-dom/client';
