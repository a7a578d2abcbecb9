import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Icon, type IconName } from '../components/Icon.tsx';
import { useKeys } from '../keyboard/use-keys.ts';
import styles from './toasts.module.css';

export interface Toast {
  text: string;
  icon?: IconName;
  undo?: () => void;
}

const Toasts = createContext<(toast: Toast) => void>(() => {});

/** Shows a toast, with an undo button if it has an `undo`. */
export function useToast(): (toast: Toast) => void {
  return use(Toasts);
}

const shownMs = 8_000;

export function ToastPlace({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const show = useCallback((next: Toast) => setToast({ ...next }), []);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), shownMs);
    return () => clearTimeout(timer);
  }, [toast]);
  const takeBack = toast?.undo;
  const undo =
    takeBack &&
    (() => {
      setToast(null);
      takeBack();
    });
  useKeys({ z: undo });

  return (
    <Toasts value={show}>
      {children}
      <div className={styles.place} role="status">
        {toast && (
          <div className={styles.toast}>
            <Icon name={toast.icon ?? 'check'} />
            {toast.text}
            {undo && (
              <Button look="quiet" shortcut="Z" onClick={undo}>
                Undo
              </Button>
            )}
          </div>
        )}
      </div>
    </Toasts>
  );
}
