import { Check, Circle } from 'lucide';
import { meetsRequirement, passwordRequirements } from '../../domain/session/passwordPolicy';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useText } from '../text/useText';
import { linesOfHint } from './linesOfHint';
import styles from './Session.module.css';

/** The hint, one line for each requirement, with a mark on those that the password meets. Rules SIGNIN-24 and SIGNIN-25. */
export const PasswordChecklist = ({ password }: { readonly password: string }) => {
  const t = useText();
  const phrases = passwordRequirements.map((requirement) => t(`reset.requirement.${requirement}`));
  const [opening, ...lines] = linesOfHint(t('reset.hint'), phrases);
  return (
    <>
      <span>{opening}</span>
      {passwordRequirements.map((requirement, index) => {
        const isMet = meetsRequirement(password, requirement);
        return (
          <span key={requirement} className={classNames(styles['requirement'], isMet && styles['met'])}>
            <Icon of={isMet ? Check : Circle} />
            <span>
              <span>{lines[index]}</span>
              {isMet && <VisuallyHidden>{`(${t('reset.requirement.met')}) `}</VisuallyHidden>}
            </span>
          </span>
        );
      })}
    </>
  );
};
