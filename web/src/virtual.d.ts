declare module "virtual:fluent" {
  const loaders: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default loaders;
}

declare module "virtual:books" {
  import type { BookText } from "./book/book";
  type Loader = () => Promise<{ default: BookText }>;
  const loaders: Readonly<Record<string, Readonly<Record<string, Loader>>>>;
  export default loaders;
}
