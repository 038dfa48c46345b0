import 'lucide-react/icons/bath'

// Every icon's module exports its drawing, of which the library's types do not tell. They are all
// typed by one file: what is added to one is added to all.
declare module 'lucide-react/icons/bath' {
  export const __iconData: {
    readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
  }
}
