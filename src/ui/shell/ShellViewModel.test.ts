import { autorun } from 'mobx';
import { changeSlot } from '../../../tests/support/changeSlot';
import { memoryCustomer, recordedNavigation } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { cancelled } from '../../domain/policy/Policy';
import { ShellViewModel } from './ShellViewModel';

const open = async (name: PersonaName) => {
  const customer = await memoryCustomer(name);
  const { navigation, went } = recordedNavigation();
  return {
    ...customer,
    went,
    shell: new ShellViewModel({ record: customer.record, navigation, logOut: customer.record.clear }),
  };
};

describe('ShellViewModel', () => {
  it.each<[PersonaName, string]>([
    ['ny-current', 'home policy billing profile'],
    ['ny-both', 'home policy billing profile'],
    ['ny-pastdue', 'home policy billing profile'],
    ['ny-renewal', 'home policy billing profile'],
    ['ny-upcoming', 'home policy billing profile'],
    ['ny-cancelled', 'home policy billing'],
    ['nj-current', 'home policy billing profile claim'],
    ['il-current', 'home policy billing profile claim'],
    ['nj-cancelled', 'home policy billing claim'],
    ['nj-nopolicy', 'home policy billing profile claim'],
  ])('offers %s the menu %s @SHELL-10 @CLAIM-1', async (name, menu) => {
    expect((await open(name)).shell.menu.join(' ')).toBe(menu);
  });

  it('takes Profile out of the menu once the policy is cancelled @SHELL-10', async () => {
    const { shell, record } = await open('nj-current');
    const policy = record.policy.read();
    if (policy) record.policy.write(cancelled(policy));
    expect(shell.menu).toEqual(['home', 'policy', 'billing', 'claim']);
  });

  it('keeps its menu when the profile changes what is not in it, so that the frame does not render again', async () => {
    const { shell, record } = await open('nj-current');
    const seen: (readonly string[])[] = [];
    const stop = autorun(() => seen.push(shell.menu));
    changeSlot(record.profile, { firstName: 'Another' });
    stop();
    expect(seen).toHaveLength(1);
  });

  it('has no menu before the profile has loaded @SHELL-9', async () => {
    const { shell, record } = await open('nj-current');
    record.profile.reset();
    expect(shell.menu).toEqual([]);
    expect(shell.isAuthenticated).toBe(true);
  });

  it('has no menu without a session @SHELL-9', async () => {
    const { shell, record } = await open('nj-current');
    record.session.reset();
    expect(shell.menu).toEqual([]);
    expect(shell.isAuthenticated).toBe(false);
  });

  it('clears the session by Log Out, and goes to login @SIGNIN-34', async () => {
    const { shell, record, went } = await open('nj-current');
    shell.logOut();
    expect(record.session.read()).toBeUndefined();
    expect(record.profile.read()).toBeUndefined();
    expect(went).toEqual([['login']]);
  });
});
