/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, cleanup, configure, fireEvent } from '@testing-library/react';
import * as fc from 'fast-check';
import { fieldId } from '../src/ui/kit/Form';
import { settle } from './support/FakeNetwork';
import { type FormFile, openForm } from './support/openForm';
import { runs } from './support/runs';
import {
  type FieldKind,
  fieldSelector,
  filesWithElements,
  filesWithFields,
  kindOf,
  limitOf,
  namesIn,
} from './support/textFields';
import { typedValues } from './support/typedValues';

// The check for hidden elements is slow.
configure({ defaultHidden: true });

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const fields = (): readonly TextControl[] => [...document.querySelectorAll<TextControl>(fieldSelector)];

const kindOfField = (field: TextControl): FieldKind => {
  const { id, tagName, name, type, autocomplete, placeholder } = field;
  return kindOf({
    id,
    tagName,
    name,
    type,
    autocomplete,
    placeholder,
    inputMode: field.getAttribute('inputmode') ?? '',
  });
};

/** Enters a whole value, as paste, a password manager or the browser does, and leaves the field. */
const enter = (field: TextControl, value: string): void => {
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
  act(() => field.blur());
};

/** What the whole field shows: a date has three parts. */
const shown = (field: TextControl): string => {
  const parts = kindOfField(field) === 'date' ? fields() : [field];
  return parts.map(({ value }) => value).join('/');
};

const formFiles = Object.keys(openForm) as readonly FormFile[];

describe('openForm', () => {
  it('opens every file with text fields, and fields alone have the elements', () => {
    expect(filesWithFields()).toEqual(formFiles);
    expect(filesWithElements()).toEqual(['profile/AddressField.tsx']);
  });
});

describe.each(formFiles)('Every field of %s', (file) => {
  it('shows the value that was meant, whatever disguises it, and says what did not fit @INPUT-35 @INPUT-36 @INPUT-37 @INPUT-38 @INPUT-44', async () => {
    await openForm[file]();
    await act(settle);
    for (const name of namesIn(file)) expect(document.getElementById(fieldId(name))).not.toBeNull();
    for (const field of fields()) {
      // The login keeps what was filled. Its email is cleaned when it is sent.
      if (file === 'session/LoginScreen.tsx') continue;
      fc.assert(
        fc.property(typedValues[kindOfField(field)](limitOf(field.name)), ([value, typed]) => {
          enter(field, typed);
          expect([field.id, shown(field)]).toEqual([field.id, value]);
        }),
        { numRuns: runs(4, 300) },
      );
    }

    for (const field of fields()) {
      const typed = '1'.repeat(600);
      fireEvent.input(field, { target: { value: typed } });
      expect([field.id, typed.startsWith(field.value)]).toEqual([field.id, true]);
      const noteId = `${field.id.replace(/-(?:day|year)$/, '')}-note`;
      expect(document.getElementById(noteId)).toHaveTextContent(/^\d+ characters did not fit$/);
    }
    cleanup();
  });
});
