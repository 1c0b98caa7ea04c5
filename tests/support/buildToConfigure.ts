import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shippedAssets } from '../../scripts/webpack/WordingFiles';
import { wordingNames } from '../../scripts/wording/WordingAsset';

export const shippedConfiguration = JSON.parse(readFileSync('config/portal.json', 'utf8')) as Record<string, unknown>;

/** A built page with the wording that ships, and what `npm run configure` makes of it. */
export const buildToConfigure = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'configure-'));
  mkdirSync(path.join(folder, 'main/assets'), { recursive: true });
  const built = shippedAssets('config/wording');
  for (const { file, content } of built) writeFileSync(path.join(folder, 'main', file), content);
  const wording = `<script type="application/json" id="portal-wording">${wordingNames(built)}</script>`;
  writeFileSync(
    path.join(folder, 'main/index.html'),
    `<html><meta name="release" content="first"><script type="application/json" id="portal-configuration">{}</script><p>after</p><ul id="support-contacts"></ul>${wording}</html>`,
  );
  return {
    folder,
    read: (file: string): string => readFileSync(path.join(folder, file), 'utf8'),
    configure: (configuration: unknown, ...options: readonly string[]) => {
      writeFileSync(path.join(folder, 'portal.json'), JSON.stringify(configuration));
      return spawnSync(
        process.execPath,
        [
          ...['-r', 'ts-node/register', 'scripts/configure.ts'],
          ...['--config', `${folder}/portal.json`, '--dist', `${folder}/main`, ...options],
        ],
        { encoding: 'utf8' },
      );
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
