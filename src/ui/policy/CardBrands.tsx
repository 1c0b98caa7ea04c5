import type { Elements } from '../kit/Elements';
import { useText } from '../text/useText';
import styles from './Policy.module.css';

interface BrandProps {
  readonly name: string;
  readonly background: string;
  readonly children: Elements;
}

const Brand = ({ name, background, children }: BrandProps) => (
  <li>
    <svg className={styles['brand']} viewBox="0 0 48 30" role="img" aria-label={name}>
      <rect x=".5" y=".5" width="47" height="29" rx="4" fill={background} stroke="#7b8494" />
      {children}
    </svg>
  </li>
);

export const CardBrands = () => {
  const t = useText();
  return (
    <div>
      <p className={styles['soft']} id="card-brands">
        {t('edit.cards')}
      </p>
      <ul className={styles['brands']} aria-labelledby="card-brands">
        <Brand name={t('billing.account.visa')} background="#fff">
          <path
            d="M10 10h3.6l1.7 6.9L18.6 10H22l-5.2 11h-3.2zM22.8 10h3.2l-1.6 11h-3.2zM34.5 10.6l-.5 2.7c-2.3-1.1-3.6-.6-3.6.2 0 1.3 3.7 1.4 3.3 4.4-.4 2.9-3.7 3.9-7.2 2.6l.5-2.8c2.4 1.3 3.6.8 3.7 0 .1-1.4-3.7-1.4-3.3-4.4.4-2.8 3.8-3.9 7.1-2.7zM37.3 10h2.7l2.6 11h-3l-.4-1.9h-3.1l-.9 1.9H32zm.6 3.8-1.1 3h1.8z"
            fill="#1a1f71"
          />
        </Brand>
        <Brand name={t('billing.account.mastercard')} background="#fff">
          <circle cx="19.5" cy="15" r="8" fill="#eb001b" />
          <circle cx="28.5" cy="15" r="8" fill="#f79e1b" />
          <path d="M24 8.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2z" fill="#ff5f00" />
        </Brand>
        <Brand name={t('billing.account.discover')} background="#fff">
          <path d="M18 29.5C30 28 41 22 47.5 15v10.5a4 4 0 0 1-4 4z" fill="#f47216" />
          <g fill="#231f20" fontSize="8" fontWeight="700">
            <text x="4" y="17" textLength="17" lengthAdjust="spacingAndGlyphs">
              DISC
            </text>
            <text x="29" y="17" textLength="15" lengthAdjust="spacingAndGlyphs">
              VER
            </text>
          </g>
          <circle cx="25" cy="14.2" r="3.4" fill="#f47216" />
        </Brand>
        <Brand name={t('billing.account.american_express')} background="#016fd0">
          <path
            d="M3.5 20l4-10h3.3l4 10h-3l-.6-1.7H7.1L6.5 20zm4.5-4h2.3L9.2 12.8zM15.6 20V10h3.6l2 5.5 2-5.5h3.6v10h-2.5v-6.8L21.9 20h-1.6l-2.3-6.8V20zM28 10h7.3v2.2h-4.7v1.6h4.5V16h-4.5v1.8h4.7V20H28zM35.8 10h3l1.7 3 1.7-3h2.9l-3 5 3.1 5h-3.1l-1.7-3-1.8 3h-2.9l3.1-5z"
            fill="#fff"
          />
        </Brand>
      </ul>
    </div>
  );
};
