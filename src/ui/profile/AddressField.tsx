import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect } from 'react';
import { typedLine } from '../../domain/typed/typedText';
import { classNames } from '../kit/classNames';
import { Field, typedAsIs } from '../kit/Field';
import { fieldId } from '../kit/Form';
import { isComposition, useEntry } from '../kit/useEntry';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { pasteLines } from '../screen/pasteLines';
import { usePlural, useText } from '../text/useText';
import type { AddressSuggestions } from './AddressSuggestions';
import styles from './Profile.module.css';

interface AddressFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly suggestions: AddressSuggestions;
  readonly onLeave: () => void;
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface SuggestionsProps {
  readonly id: string;
  readonly suggestions: AddressSuggestions;
}

const Suggestions = observer(({ id, suggestions: { shown, activeIndex, attribution, choose } }: SuggestionsProps) => {
  const t = useText();
  return (
    <div className={styles['suggestions']}>
      <ul id={id} role="listbox" aria-label={t('profile.suggestions')}>
        {shown.map((suggestion, index) => (
          <li
            key={suggestion.id}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            className={classNames(styles['suggestion'], index === activeIndex && styles['active'])}
            // Keep the focus in the field: losing it would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void choose(suggestion)}
          >
            {suggestion.text}
          </li>
        ))}
      </ul>
      {attribution !== undefined && (
        <p className={styles['attribution']} translate="no">
          {attribution}
        </p>
      )}
    </div>
  );
});

/** The arrow keys choose a suggestion, Enter takes it, and Escape closes the list. */
const pressIn =
  (suggestions: AddressSuggestions) =>
  (event: KeyboardEvent): void => {
    const active = suggestions.shown[suggestions.activeIndex];
    // The Enter that ends a composition is the keyboard's own.
    if (suggestions.shown.length === 0 || isComposition(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') suggestions.move(1);
    else if (event.key === 'ArrowUp') suggestions.move(-1);
    else if (event.key === 'Escape') suggestions.close();
    else if (event.key === 'Enter' && active) void suggestions.choose(active);
    else return;
    event.preventDefault();
  };

/** The street, with suggestions of the address service. */
export const AddressField = observer((props: AddressFieldProps) => {
  const { name, label, value, onChange, maxLength, suggestions, onLeave } = props;
  const plural = usePlural();
  const { shown, activeIndex } = suggestions;
  const isOpen = shown.length > 0;
  const listId = `${name}-suggestions`;
  const active = shown[activeIndex];
  const take = (street: string): void => {
    onChange(street);
    // A field that is filled without its focus will not be left, and its list would stay open.
    if (document.activeElement?.id === fieldId(name)) void suggestions.typed(street);
    else suggestions.stop();
  };
  const { entry, notice } = useEntry(value, take, { clean: typedLine, limit: maxLength, onLeave });
  const inView = active ? optionId(listId, activeIndex) : listId;

  // The focus stays in the field, so that the browser does not scroll to the list by itself.
  useEffect(() => {
    if (isOpen) document.getElementById(inView)?.scrollIntoView({ block: 'nearest' });
  }, [inView, isOpen]);

  return (
    <Field name={name} label={label} notice={notice}>
      {(control) => (
        <div className={styles['combobox']}>
          <input
            {...control}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={active && inView}
            {...entry}
            onPaste={pasteLines}
            onKeyDown={(event) => {
              if (!active) entry.onKeyDown(event);
              pressIn(suggestions)(event);
            }}
            onBlur={(event) => {
              entry.onBlur(event);
              suggestions.close();
            }}
            autoComplete="street-address"
            {...typedAsIs('street-address')}
          />
          {isOpen && <Suggestions id={listId} suggestions={suggestions} />}
          <VisuallyHidden role="status">{isOpen && plural('profile.suggestions', shown.length)}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
});
