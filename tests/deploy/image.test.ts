import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const check = /^RUN (for image in [^]*?done)$/m.exec(dockerfile)?.[1]?.replaceAll('\\\n', '') ?? '';

const [, configureStage = '', nginxStage = ''] = dockerfile.split(/^FROM .*$/gm).slice(1);
const stageOf = (image: string): string => (image === 'configure' ? configureStage : nginxStage);
const removed = (stage: string): string => /^RUN rm -rf (.*)$/m.exec(stage)?.[1] ?? '';

const digest = `sha256:${'0'.repeat(64)}`;

describe('The Dockerfile', () => {
  it.each([
    [0, `node:24-bookworm-slim@${digest}`, `debian:bookworm-slim@${digest}`],
    [1, 'node:24-bookworm-slim', `debian:bookworm-slim@${digest}`],
    [1, `node:24-bookworm-slim@${digest}`, 'debian:bookworm-slim'],
  ])('refuses a base image without a digest: exit code %i for %.25s and %.25s', (status, NODE_IMAGE, DEBIAN_IMAGE) => {
    expect(spawnSync('sh', ['-c', check], { env: { NODE_IMAGE, DEBIAN_IMAGE } }).status).toBe(status);
  });

  it('builds on those two images alone', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}', '${DEBIAN_IMAGE}']));
  });

  it('runs Node 24, the supported one', () => {
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:24-/m);
  });

  it.each([
    ['configure', ['main.sbom.json', 'configure.sbom.json']],
    ['nginx', ['main.sbom.json']],
  ])('puts the bill of materials of what it contains into the image %s', (image, bills) => {
    const [copied = ''] = stageOf(image).match(/^COPY .* \/usr\/local\/share\/sbom\/$/gm) ?? [];
    expect(copied.match(/[\w.]+\.sbom\.json/g)).toEqual(bills);
  });

  it('gives nginx every file that it starts with', () => {
    const files = readdirSync('deploy').filter((file) => /\.(?:conf|js|sh)$/.test(file));
    const [, copied = ''] = /^COPY (deploy\/.*) \.\/$/m.exec(nginxStage) ?? [];
    expect(copied.split(' ')).toEqual(files.map((file) => `deploy/${file}`));
  });

  it('gives the init container the release, one tool and no package manager', () => {
    const stage = stageOf('configure');
    expect(stage.match(/^COPY --from=build \/app\/(\S+)/gm)).toEqual([
      'COPY --from=build /app/dist/configure/configure.cjs',
      'COPY --from=build /app/dist/main',
      'COPY --from=build /app/dist/main.sbom.json',
    ]);
    for (const tool of ['node_modules', 'npm', 'npx', 'corepack', 'yarn']) expect(removed(stage)).toContain(tool);
    expect(stage).not.toMatch(/^RUN npm|^RUN apt-get/m);
  });

  it('runs both images as a user without rights', () => {
    expect(dockerfile.match(/^USER .*$/gm)).toEqual(['USER 10001', 'USER 10001']);
  });
});
