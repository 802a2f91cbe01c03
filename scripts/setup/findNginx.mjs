// cspell:ignore libnginx
import {existsSync} from 'node:fs';

const places = ['/usr/sbin/nginx', '/usr/bin/nginx'];
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's packages that `deploy/nginx.conf` needs. */
export const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/**
 * Finds Debian's nginx with the module that `deploy/nginx.conf` needs.
 * @returns {string | undefined}
 */
export const findNginx = () =>
  existsSync(brotli) ? places.find((place) => existsSync(place)) : undefined;
