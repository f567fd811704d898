/**
 * The scripts that a shell loads once. At every Tab they ask the program itself, so that completion always fits the
 * installed version.
 */

// Bash cuts words at colons and equals signs, and replaces only the last piece: what stands before that piece in its
// word is taken off what is offered. A path is looked for as it is meant, without the quotes that are typed.
const BASH = `_contrato() {
  local at=$COMP_CWORD last=\${COMP_WORDS[COMP_CWORD]} whole word about path
  whole=$last
  while (( at > 1 )) && [[ \${COMP_WORDS[at]} =~ ^[:=]+$ || \${COMP_WORDS[at - 1]} =~ ^[:=]+$ ]]; do
    (( at -= 1 ))
    whole=\${COMP_WORDS[at]}$whole
  done
  [[ $last =~ ^[:=]+$ ]] && last=
  path=$whole
  [[ $whole == --*=* ]] && path=\${whole#*=}
  [[ $path == [\\"\\']* ]] && path=\${path:1}
  [[ $last == [\\"\\']* ]] && last=\${last:1}
  IFS= read path <<< "$path"
  IFS= read last <<< "$last"
  COMPREPLY=()
  while IFS=$'\\t' read -r word about; do
    if [[ $word == :files ]]; then
      compopt -o filenames
      while IFS= read -r word; do COMPREPLY+=("\${word#"\${path%"$last"}"}"); done < <(compgen -f -- "$path")
    else
      COMPREPLY+=("\${word#"\${whole%"$last"}"}")
    fi
  done < <("\${COMP_WORDS[0]}" completion words -- "\${COMP_WORDS[@]:1:at - 1}" "$whole" 2>/dev/null)
}
complete -F _contrato contrato
`;

// The path may follow its option and an equals sign, which stay as they are.
const ZSH = `#compdef contrato
_contrato() {
  local word about
  local -a found
  while IFS=$'\\t' read -r word about; do
    if [[ $word == :files ]]; then
      [[ $PREFIX == --*=* ]] && compset -P '*='
      _files
    else
      found+=("\${word//:/\\\\:}:$about")
    fi
  done < <("\${words[1]}" completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  (( $#found )) && _describe -t commands contrato found
}
if [[ \${zsh_eval_context[-1]} == loadautofunc ]]; then _contrato "$@"; else compdef _contrato contrato; fi
`;

// A path is looked for as it is meant: without its option, its quotes and its backslashes.
const FISH = `function __contrato_complete
    set -l typed "$(commandline -ct)"
    set -l words (commandline -opc) "$typed"
    for line in ($words[1] completion words -- $words[2..-1] 2>/dev/null)
        if test "$line" = :files
            set -l option (string match -r -- '^--[^=]+=' "$typed")
            set -l path (string replace -r -- '^(--[^=]+=)?["\\']?' '' "$typed")
            for found in (__fish_complete_path "$(string unescape -- "$path")")
                echo "$option$found"
            end
        else
            echo $line
        end
    end
end
complete -c contrato -f -a '(__contrato_complete)'
`;

/** The script of each shell. */
export const SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH } as const;
