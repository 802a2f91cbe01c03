import type {ReactNode} from 'react';
import {SearchField, type SearchFieldProps} from '@site/src/components/SearchField';

const empty = {__html: ''};

/**
 * A search form where `plugins/search/client/searchBox.ts` shows the box when the reader approaches
 * it, before or after hydration. It opens no results page without a query.
 */
export function BoxField({className, children, ...field}: SearchFieldProps): ReactNode {
  return (
    // The open box fills narrow pages as a dialog, so its element is not the form, which has a role.
    <div className={className}>
      <SearchField
        {...field}
        data-box=""
        onSubmit={(event) => {
          if (event.currentTarget.querySelector('input')?.value.trim() === '') {
            event.preventDefault();
          }
        }}
      >
        {children}
        {/* Hydration leaves the content of such an element as it is. */}
        <div dangerouslySetInnerHTML={empty} />
      </SearchField>
    </div>
  );
}
