import type {VNode} from 'preact';
import {renderToStringAsync} from 'preact-render-to-string';

/**
 * Replaces the framework's module of this name, which renders a page as a stream. Preact's stream
 * gives an error to the error boundaries of the page, and the build would write the page without
 * the part that failed. Here the error stops the build.
 */
export const renderToHtml = async (app: VNode): Promise<string> => renderToStringAsync(app);
