import { useText } from './useText';

const brands = {
  visa: 'billing.account.visa',
  mastercard: 'billing.account.mastercard',
  master: 'billing.account.mastercard',
  discover: 'billing.account.discover',
  american_express: 'billing.account.american_express',
  amex: 'billing.account.american_express',
} as const;

const isKnown = (brand: string): brand is keyof typeof brands => Object.hasOwn(brands, brand);

interface Account {
  readonly cardType?: string | undefined;
  readonly lastFour?: string | undefined;
}

/** Names a card or a bank account: "Visa ending in 1111". Empty if neither brand nor number is known. */
export const useAccountWords = (): ((account: Account) => string) => {
  const t = useText();
  return ({ cardType = '', lastFour = '' }) => {
    const brand = cardType
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_');
    const name = isKnown(brand) ? t(brands[brand]) : cardType;
    if (lastFour === '') return name;
    return t('billing.account', { account: name === '' ? t('billing.account.unnamed') : name, lastFour });
  };
};
