import { InlineText } from '../components/InlineText.tsx';
import styles from './field-list.module.css';
import type { ShownField } from './shown-field.ts';

interface Props {
  fields: ShownField[];
  /** Only fields of requests are marked as required, because responses always have all fields. */
  marksRequired?: boolean;
}

/** Fields as a nested definition list. A field's name links to itself. */
export function FieldList({ fields, marksRequired = false }: Props) {
  return (
    <dl className={styles.list}>
      {fields.map((field) => (
        <Row key={field.id} field={field} marksRequired={marksRequired} />
      ))}
    </dl>
  );
}

function Row({ field, marksRequired }: { field: ShownField; marksRequired: boolean }) {
  const { id, number, name, type, required, limits, fields, same } = field;
  return (
    <div className={styles.row}>
      <dt className={styles.name} id={id} data-field={number}>
        <a href={`#${id}`} data-anchor="">
          {name}
        </a>
        <span className={styles.type}>{type}</span>
        {marksRequired && required && <span className={styles.required}>required</span>}
        {limits && <span className={styles.limits}>{limits}</span>}
      </dt>
      <dd className={styles.about} data-field={number}>
        <InlineText text={field.description} />
        {field.default && <Value of="Default" value={field.default} />}
        {field.example && <Value of="For example" value={field.example} />}
        {same && (
          <>
            {' The same fields as in '}
            <a href={same.href}>{same.title}</a>.
          </>
        )}
      </dd>
      {fields.length > 0 && (
        <dd className={styles.nested}>
          <FieldList fields={fields} marksRequired={marksRequired} />
        </dd>
      )}
    </div>
  );
}

function Value({ of, value }: { of: string; value: string }) {
  return (
    <>
      {` ${of} `}
      <span className="glued">
        <code>{value}</code>.
      </span>
    </>
  );
}
