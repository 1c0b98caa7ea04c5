import { Check, Circle } from 'lucide-react';
import { meetsRequirement, passwordRequirements } from '../../domain/session/passwordPolicy';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { classNames } from '../kit/classNames';
import { useText } from '../text/useText';
import styles from './Session.module.css';

/** Rules SIGNIN-24 and SIGNIN-25. */
export const PasswordChecklist = ({ password }: { readonly password: string }) => {
  const t = useText();
  return (
    <ul className={styles['checklist']}>
      {passwordRequirements.map((requirement) => {
        const isMet = meetsRequirement(password, requirement);
        const Icon = isMet ? Check : Circle;
        return (
          <li key={requirement} className={classNames(isMet && styles['met'])}>
            <Icon size={18} aria-hidden />
            {t(`reset.requirement.${requirement}`)}
            <VisuallyHidden> ({t(isMet ? 'reset.requirement.met' : 'reset.requirement.open')})</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
};
