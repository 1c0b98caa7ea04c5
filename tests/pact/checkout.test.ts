import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { branchOfCheckout, git } from '../../scripts/pact/checkout';

describe('The branch under which a pact is published', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'hearthside-checkout-'));
    git(folder, 'init', '-q', '-b', 'release');
    git(folder, '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', 'First');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is the branch that is checked out', () => {
    expect(branchOfCheckout(folder)).toBe('release');
  });

  it('has to be named for a detached checkout', () => {
    git(folder, 'checkout', '-q', '--detach');
    expect(branchOfCheckout(folder)).toBeUndefined();
  });
});
