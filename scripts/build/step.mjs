import {command} from '../run/command.mjs';
import {buildSite} from './buildSite.mjs';

/**
 * The step `build`. Unlike `npm run build` it installs nothing, because an installation would remove
 * packages that parallel steps use.
 */
void command(buildSite)([]);
