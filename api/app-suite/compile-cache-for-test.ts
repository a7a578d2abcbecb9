const { NODE_COMPILE_CACHE = '' } = process.env;

/** For a child process with an environment of its own: the folder with compiled code, which halves its start. */
export const compileCache = { NODE_COMPILE_CACHE };
