// Finds the nginx that the deployment tests run, and installs one where there is none.
import fs from 'node:fs';
import { fromDebian, which } from './debian.mjs';

/** Where Debian's module for files that are compressed ahead stands; the configuration needs it. */
const brotliModule = '/usr/share/nginx/modules/ngx_http_brotli_static_module.so';

/** The path of an nginx with the Brotli module, or `undefined` where none can be had. */
export const ensureNginx = async () => {
  const find = () =>
    fs.existsSync(brotliModule)
      ? [which('nginx'), '/usr/sbin/nginx'].find((file) => file && fs.existsSync(file))
      : undefined;
  if (!find()) await fromDebian('nginx', 'libnginx-mod-http-brotli-static');
  return find();
};
