import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSite } from './writeSite';

describe('The configure tool of the init container', () => {
  it('is one file that configures a release without any package, and says what keeps it from that', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tool-'));
    const webpack = ['node_modules/webpack-cli/bin/cli.js', '--output-path', folder];
    execFileSync(process.execPath, [...webpack, '--config', 'scripts/webpack/configureTool.config.ts']);
    writeSite(path.join(folder, 'release'));
    const options = ['--from', 'release', '--dist', 'site/main', '--store', 'store'];
    const config = ['--config', path.resolve('config/portal.json')];
    execFileSync(process.execPath, ['configure.cjs', ...config, ...options], { cwd: folder });
    expect(readFileSync(path.join(folder, 'site/main/index.html'), 'utf8')).toContain('Hearthside Home Protection');
    expect(readFileSync(path.join(folder, 'site/main.headers.conf'), 'utf8')).toContain('Content-Security-Policy');
    expect(readFileSync(path.join(folder, 'store/assets/first.0123456789.js'), 'utf8')).toBe("start('first')");
    const { status, stderr } = spawnSync(process.execPath, ['configure.cjs', '--config', 'none.json'], { cwd: folder });
    expect(status).toBe(1);
    expect(String(stderr)).toMatch(/none\.json: ENOENT/);
    rmSync(folder, { recursive: true });
    rmSync(`${folder}.sbom.json`);
  });
});
