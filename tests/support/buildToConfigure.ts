import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configure } from '../../scripts/release/configure';
import { shippedAssets } from '../../scripts/webpack/wordingFiles';
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
      const said: string[] = [];
      const saying = (['log', 'warn'] as const).map((method) =>
        jest.spyOn(console, method).mockImplementation((...texts) => void said.push(...texts.map(String))),
      );
      try {
        configure(['--config', `${folder}/portal.json`, '--dist', `${folder}/main`, ...options]);
        return { status: 0, said: said.join('\n') };
      } catch (failure) {
        return { status: 1, said: [...said, (failure as Error).message].join('\n') };
      } finally {
        for (const spy of saying) spy.mockRestore();
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
